import { startPlayer } from './player.ts';
import { startThemeSwitch } from './theme.ts';

// What the script of every page does. It is compiled and put into the page as text: see page-script.golden.test.ts.
startThemeSwitch();
startPlayer();

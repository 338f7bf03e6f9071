import { startPlayer } from './player.tsx';
import { startThemeSwitch } from './theme.ts';

// Entry point of the script of every page. It is bundled and inlined into the page: see page-script.golden.test.ts.
startThemeSwitch();
startPlayer();

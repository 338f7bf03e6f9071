import { spawn } from 'node:child_process';

/** The program of each system that opens an address in the browser that the user prefers. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

const USUAL_OPENER = ['xdg-open'];

/** Whether there is a screen on which a browser can be opened. */
export function hasScreen(platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): boolean {
  if (platform === 'darwin' || platform === 'win32') return env['SSH_CONNECTION'] === undefined;
  return [env['DISPLAY'], env['WAYLAND_DISPLAY']].some(screen => screen !== undefined && screen !== '');
}

/** Opens an address in the user's browser, if the system can. The program does not wait for it, since the address is also printed. */
export function openBrowser(address: string): void {
  if (!hasScreen(process.platform, process.env)) return;
  const [program = '', ...args] = OPENERS[process.platform] ?? USUAL_OPENER;
  const opener = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  opener.on('error', () => undefined);
  opener.unref();
}

import { readInertWeapons } from './inert-entry.ts';
import type { GearEntry } from './other-table.ts';

/** Weapons without rules: they occupy slots and count for Battle Value. The heat is the figure for Battle Value. */
export const INERT_WEAPONS: readonly GearEntry[] = Object.freeze([
  // Beams and flamers.
  ...readInertWeapons(`
weapon                                   | bv  | heat | slots | ammo               | marks                               | names in unit files
Centurion Weapon System                  | 190 | 4    | 2     | -                  | energy                              | Centurion Weapon System
Light Plasma Rifle                       | 96  | 4    | 2     | light-plasma-rifle | directFire energy                   | ISLightPlasmaRifle
`),
  // Missiles.
  ...readInertWeapons(`
weapon                                 | bv   | heat | slots | ammo               | marks                     | names in unit files
C3 Remote Sensor Launcher              | 30   | 0    | 3     | c3-remote-sensor   | -                         | ISC3RemoteSensorLauncher; c3remotesensorlauncher
Cruise Missile/120                     | 2281 | 120  | 120   | cruise-missile-120 | splittable                | ISCruiseMissile120
Cruise Missile/50                      | 601  | 50   | 55    | cruise-missile-50  | splittable                | ISCruiseMissile50
Cruise Missile/70                      | 1031 | 70   | 80    | cruise-missile-70  | splittable                | ISCruiseMissile70
Cruise Missile/90                      | 1530 | 90   | 100   | cruise-missile-90  | splittable                | ISCruiseMissile90
`),
  // Point defense and grenades.
  ...readInertWeapons(`
weapon                             | bv      | heat | slots | ammo | marks                    | names in unit files
Laser AMS (THB)                    | def 105 | 3    | 2     | -    | energy laser antiMissile | ISLaserAntiMissileSystemTHB; is laser ams (thb); is laser anti-missile system (thb)
Vehicular Grenade Launcher         | 15      | 1    | 1     | -    | oneShot grenadeLauncher  | ISVehicularGrenadeLauncher; clvehiculargrenadelauncher
`),
]);

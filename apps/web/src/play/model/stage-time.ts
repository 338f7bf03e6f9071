import type { GameEvent } from '@hexfall/rules';

/** Milliseconds for which an event is shown at normal speed. Events that are not listed are not shown by themselves. */
const STAGE_TIMES: Readonly<Partial<Record<GameEvent['type'], number>>> = {
  TurnBegan: 500,
  InitiativeRolled: 900,
  Deployed: 350,
  Withdrew: 700,
  Stepped: 140,
  Jumped: 450,
  StandAttempted: 250,
  StoodUp: 350,
  WentProne: 350,
  Bogged: 500,
  IceRolled: 600,
  BoosterRolled: 700,
  CollisionRolled: 800,
  BuildingCollapsed: 800,
  TorsoTwisted: 200,
  AttackRolled: 750,
  BuildingAttackRolled: 750,
  AntiMissileRolled: 400,
  ShockRolled: 600,
  BlastLanded: 600,
  AimRolled: 400,
  ClusterRolled: 400,
  UnjamRolled: 600,
  WeaponJammed: 600,
  HeatInflicted: 350,
  DamageApplied: 320,
  LocationLost: 700,
  CriticalRolled: 350,
  SlotHit: 450,
  Exploded: 900,
  PilotHit: 500,
  ConsciousnessRolled: 700,
  HullBreached: 500,
  UnitDestroyed: 1200,
  PhysicalRolled: 800,
  PhysicalVoided: 500,
  Displaced: 400,
  PilotingRolled: 750,
  Fell: 700,
  HeatRolled: 750,
  ShutDown: 700,
  StartedUp: 500,
  RecoveryRolled: 600,
  GameEnded: 800,
};

/** Returns for how many milliseconds an event is shown at normal speed; 0 for one that is not shown by itself. */
export function stageTime({ type }: GameEvent): number {
  return STAGE_TIMES[type] ?? 0;
}

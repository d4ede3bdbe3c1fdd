/** Cards in words, with the numbers of the rules. */
import type { Ability, SkirmishRules, UnitRules, Weapon } from '../../../../engine/systems/skirmish/rules.ts'
import { compact, counted, listed } from '../../../data/words.ts'
import { accuracyWords, evasionWords } from '../../../player/systems/skirmish/cardFace.ts'

export const classNames = {
  infantry: 'Infantry',
  artillery: 'Artillery',
  tank: 'Tanks',
  transport: 'Transport',
  aircraft: 'Aircraft',
  support: 'Support',
} as const

export const weaponWords = (weapon: Weapon): string => {
  const { range, piercing, damage } = weapon
  const reach = range === 0 ? 'Whole board' : `Range ${range}`
  return `${reach}, ${accuracyWords(weapon)}, pierces ${piercing}, ${counted(damage, 'wound')}`
}

/** A sentence and the rule that it comes from. */
export interface Said {
  readonly text: string
  readonly rule: string
}

const abilityWords = ({ frame: { abilities } }: SkirmishRules): Readonly<Record<Ability, Said>> => ({
  transport: { rule: 'V1', text: 'Carries one infantry unit.' },
  towing: { rule: 'V1', text: 'Tows one gun that can be towed.' },
  towed: { rule: 'V1', text: 'A vehicle can tow it.' },
  mobility: { rule: 'V2', text: 'Moves in the turn in which it is deployed, with what it carries.' },
  'anti-aircraft': {
    rule: 'V6',
    text: 'Fires once in each turn of the enemy at aircraft that attack within its range.',
  },
  fighter: { rule: 'V6', text: 'Escorts own aircraft and intercepts those of the enemy.' },
  paratroops: {
    rule: 'P7',
    text: `Lands on any free normal space of the own rows 1 to ${abilities.paratroopRows}, not beside an enemy.`,
  },
  engineer: { rule: 'F5', text: 'Removes works or a mine beside it instead of firing, and sets off no mines.' },
  demolition: { rule: 'F5', text: `Does ${abilities.demolition} more damage to terrain and buildings.` },
  amphibious: { rule: 'T6', text: 'Crosses rivers and sea as difficult terrain.' },
  medic: {
    rule: 'P9',
    text: `Heals ${counted(abilities.medic.wounds, 'wound')} of an infantry unit within ${counted(abilities.medic.range, 'space')} in the Flip-over phase.`,
  },
  recon: {
    rule: 'F5',
    text: `Sees hidden mines within ${counted(abilities.recon, 'space')}; difficult terrain is normal to it.`,
  },
  command: {
    rule: 'H8',
    text: `Brings ${counted(abilities.command, 'action point')} a turn while it is on the board.`,
  },
})

/** What a unit can do that others cannot. */
export const unitSaid = (rules: SkirmishRules, { abilities, bombs }: UnitRules): readonly Said[] => [
  ...abilities.map((ability) => abilityWords(rules)[ability]),
  ...(bombs === undefined ? [] : [{ rule: 'V5', text: `Bombs ${counted(bombs, 'connected space')} in one mission.` }]),
]

/** Upgrades of a unit by name, with what they cost it. */
export const upgradeWords = ({ upgrades }: SkirmishRules, unit: UnitRules): readonly string[] =>
  unit.upgrades.map(({ upgrade, cost }) => {
    const { name = upgrade, cost: usual = 0 } = upgrades[upgrade] ?? {}
    return `${name} (${cost ?? usual})`
  })

const classWords = (some: readonly string[]): string => listed(some.map((one) => (one === 'tank' ? 'tanks' : one)))

/** What lies on a space does, in sentences. */
export const terrainWords = (rules: SkirmishRules, id: string): readonly string[] => {
  const { movement, evasion, armour, points, cost, supply, admits, slows, crushedBy, amphibious, range, becomes } =
    rules.terrain[id]
  const ground = Object.keys(classNames).slice(0, 4)
  return compact([
    movement === 'inaccessible' && `Nobody enters${amphibious ? ' but amphibious units' : ''}.`,
    movement === 'difficult' && 'Difficult: it costs all movement points to enter and to leave.',
    movement !== 'inaccessible' &&
      admits.length > 0 &&
      ground.some((one) => !(admits as readonly string[]).includes(one)) &&
      `Only ${classWords(admits)}${amphibious ? ' and amphibious units' : ''} may enter.`,
    slows.length > 0 && `Difficult for ${classWords(slows)}.`,
    evasion.some((part) => part > 0) && `Evasion ${evasionWords(evasion)} for who stands there.`,
    armour > 0 && `${armour} more armour inside.`,
    range > 0 && `Weapons of who stands there reach ${counted(range, 'space')} farther.`,
    crushedBy.length > 0 && `Removed by ${classWords(crushedBy)} that enter.`,
    points === undefined ? 'Nothing destroys it.' : `Destroyed by ${points} damage.`,
    becomes !== undefined &&
      `What is left of it: ${rules.terrain[becomes]?.name.toLowerCase() ?? becomes}. Who is there is lost with it.`,
    cost !== undefined && `Built for ${counted(cost, 'action point')}.`,
    supply !== undefined && `${counted(supply, 'card')} of it.`,
  ])
}

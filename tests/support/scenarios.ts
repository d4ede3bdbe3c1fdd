/** Scenarios to play in tests: small ones that between them touch every rule, and those of `content/`. */

import type { BattleScenario } from '../../compiler/bundle.ts'
import type { OperationalScenario } from '../../engine/systems/operational/scenario.ts'
import { resolveContent } from './content.ts'
import { makeScenario } from './operational.ts'

/** Two divisions meet in the open; nothing else. */
export const duel: OperationalScenario = makeScenario({
  id: 'duel',
  map: `. . . .
         . . . .
        . . . .`,
  owner: `1 1 2 2
           1 1 2 2
          1 1 2 2`,
  units: [
    { id: 'a', side: 0, hex: '0102' },
    { id: 'b', side: 1, hex: '0402', steps: 4 },
  ],
  sources: [['truck 0102'], ['truck 0402']],
  hubs: [['0102 2'], ['0402 2']],
  objectives: [{ side: 0, hex: '0402', by: 2 }],
  turns: 3,
})

/** A river with one bridge, hills behind it, a fort and a town to take, reserves on the way, weather that turns. */
export const crossing: OperationalScenario = makeScenario({
  id: 'crossing',
  map: `. . f . . h . C . .
         . . . . . h . . . .
        . b . . . . h f . .
         . . . C . . . . M .
        . s . . . d . . M .
         . . . . . . . . ~ ~
        . . f . . . . . ~ ~`,
  owner: `1 1 1 1 2 2 2 2 2 2
           1 1 1 1 2 2 2 2 2 2
          1 1 1 1 2 2 2 2 2 2
           1 1 1 1 2 2 2 2 2 2
          1 1 1 1 2 2 2 2 2 2
           1 1 1 1 2 2 2 2 - -
          1 1 1 1 2 2 2 2 - -`,
  ways: ['rail 0104 0204 0304 0404 0504 0604', 'road 0404 0504 0604 0703 0702 0801', 'track 0107 0207 0307 0407 0507'],
  barriers: [
    'minor-river 0401 E',
    'minor-river 0402 NE E SE',
    'minor-river 0403 E',
    'minor-river 0404 NE E SE',
    'minor-river 0405 E',
    'major-river 0406 NE E SE',
    'major-river 0407 E',
    'ridge 0701 SW',
    'wadi 0601 E',
  ],
  bridges: ['0404 E', '0407 E'],
  forts: ['0504'],
  units: [
    { id: 'alpha', side: 0, hex: '0404', type: 'british-armour', experience: 210 },
    { id: 'bravo', side: 0, hex: '0403' },
    { id: 'charlie', side: 0, hex: '0402', experience: 320 },
    { id: 'delta', side: 0, hex: '0306', type: 'american-infantry', experience: 40 },
    { id: 'echo', side: 0, type: 'indian-infantry', arrives: { turn: 2, hexes: ['0104', '0204'] }, steps: 5 },
    { id: 'uhl', side: 1, hex: '0504', entrenchment: 2 },
    { id: 'vogel', side: 1, hex: '0502', steps: 5, entrenchment: 1, experience: 60 },
    { id: 'wolf', side: 1, hex: '0606', type: 'italian-infantry', suppressed: 1 },
    { id: 'xaver', side: 1, hex: '0801', type: 'german-panzer-division', steps: 4 },
    { id: 'york', side: 1, hex: '0904', steps: 3, unsupplied: 1 },
  ],
  sources: [['rail 0104'], ['port 0801 90', 'ship 0805']],
  hubs: [['0304 2'], ['0801 2', '0703 1']],
  objectives: [
    { side: 0, hex: '0801', by: 5 },
    { side: 0, hex: '0604', by: 2 },
  ],
  turns: 6,
  weather: ['dry', 'dry', 'mud', 'snow', 'dry', 'mud'],
})

/** Both sides want the same town. */
export const race: OperationalScenario = makeScenario({
  id: 'race',
  map: `. . . . . . .
         . h . C . h .
        . . . . . . .
         . . f . . . .`,
  owner: `1 1 1 2 2 2 2
           1 1 1 2 2 2 2
          1 1 1 2 2 2 2
           1 1 1 2 2 2 2`,
  ways: ['road 0102 0202 0302 0402 0502 0602 0702'],
  units: [
    { id: 'a', side: 0, hex: '0102', type: 'british-armour' },
    { id: 'b', side: 0, hex: '0203' },
    { id: 'c', side: 1, hex: '0602', type: 'german-panzer-division' },
    { id: 'd', side: 1, hex: '0703' },
  ],
  sources: [['truck 0102'], ['truck 0702']],
  hubs: [['0102 3'], ['0702 3']],
  objectives: [
    { side: 0, hex: '0402', by: 2 },
    { side: 1, hex: '0402', by: 2 },
  ],
  victory: ['objectives', 'objectives'],
  turns: 4,
  difficulty: 'hard',
})

export const scenarios: readonly OperationalScenario[] = [duel, crossing, race]

/** The scenarios of `content/` that a rule system plays, or all of them, resolved; throws when there is an error in them. */
export const loadScenarios = async (system?: string): Promise<readonly BattleScenario[]> => {
  const { scenarios: all } = await resolveContent()
  return all.map(({ scenario }) => scenario).filter((one) => system === undefined || one.system === system)
}

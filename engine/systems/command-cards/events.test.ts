import { describe, expect, test } from 'vitest'
import { layCards } from '../../../tests/support/cardTable.ts'
import { type CommandCardsEvent, diceWords, lineOf } from './events.ts'
import { asStrike, battleKind, gear, noUnit, phase } from './types.ts'

const table = layCards({
  map: '. . . .\n . . . .',
  units: [
    { id: 'Guards', side: 0, hex: '0102' },
    { id: 'Grenadiers', side: 1, hex: '0101' },
  ],
  medals: [{ name: 'the crossroads', hexes: '0301' }],
})

const hex = table.hex('0301')
const [patrol, sweep, bombers, riposte] = ['patrol-left', 'infantry-sweep', 'bombers', 'riposte'].map(table.card)
const wire = table.game.table.obstacleIds.indexOf('wire')

const told: readonly (readonly [event: CommandCardsEvent, text: string | undefined])[] = [
  [{ type: 'decides', side: 0, phase: phase.move }, undefined],
  [{ type: 'turn', turn: 3, side: 1 }, 'Turn 3: Second'],
  [{ type: 'played', side: 0, card: patrol, choice: 0 }, 'First plays “Patrol on the left”.'],
  [{ type: 'played', side: 0, card: sweep, choice: 1 }, 'First plays “Infantry sweep” in the centre.'],
  [
    { type: 'played', side: 1, card: riposte, choice: 2, as: sweep },
    'Second plays “Riposte” as “Infantry sweep” in the right section.',
  ],
  [
    { type: 'played', side: 1, card: riposte, choice: 0, as: patrol, mirrored: true },
    'Second plays “Riposte” as “Patrol on the left”, left and right exchanged.',
  ],
  [
    { type: 'played', side: 1, card: patrol, choice: asStrike, as: bombers },
    'Second plays “Patrol on the left” as “Bombers overhead”.',
  ],
  [{ type: 'prepared', side: 0, seenBy: [1] }, 'First puts a card aside.'],
  [{ type: 'prepared', side: 0, card: patrol }, 'First puts “Patrol on the left” aside.'],
  [
    { type: 'announced', side: 1, card: bombers, rolled: true },
    'Second lays “Bombers overhead” open for its next turn.',
  ],
  [{ type: 'drew', side: 1, count: 2, seenBy: [0], rolled: true }, 'Second draws 2 cards.'],
  [{ type: 'drew', side: 1, count: 1, card: patrol, seenBy: [1], rolled: true }, 'Second draws “Patrol on the left”.'],
  [{ type: 'discarded', side: 1, card: patrol, why: 'spent' }, 'Second discards “Patrol on the left”.'],
  [
    { type: 'discarded', side: 1, card: patrol, why: 'unit-lost' },
    'Second gives up “Patrol on the left” for a lost unit.',
  ],
  [{ type: 'reshuffled' }, 'The discarded cards go back into the deck.'],
  [{ type: 'ordered', unit: 0 }, 'Guards are ordered.'],
  [{ type: 'arrived', unit: 0, to: hex, figures: 4 }, 'Guards arrive at 0301 with 4 figures.'],
  [{ type: 'failed-to-land', unit: 0, rolled: true }, 'Guards fail to land.'],
  [{ type: 'moved', unit: 0, from: table.hex('0102'), to: hex, path: [hex] }, 'Guards move to 0301.'],
  [
    { type: 'battle', unit: 0, target: 1, kind: battleKind.normal, dice: [0, 0, 4], hits: 2, flags: 1, rolled: true },
    'Guards attack Grenadiers: 2 infantry, flag. 2 hits, 1 flag.',
  ],
  [
    { type: 'battle', unit: noUnit, target: 1, kind: battleKind.strike, dice: [3], hits: 1, flags: 0, rolled: true },
    'Grenadiers are struck: star. 1 hit.',
  ],
  [
    { type: 'rolled', unit: 0, why: 'recovery', dice: [3, 3], hits: 2, rolled: true },
    'Guards: dice for recovery: 2 stars; 2 count.',
  ],
  [
    { type: 'rolled', hex, why: 'bridge', dice: [], hits: 0, rolled: true },
    '0301: dice for the bridge: no dice; none counts.',
  ],
  [{ type: 'lost', unit: 1, figures: 1, why: 'flags' }, 'Grenadiers lose 1 figure because they cannot fall back.'],
  [{ type: 'destroyed', unit: 1, by: 0 }, 'Grenadiers are destroyed.'],
  [{ type: 'retreated', unit: 1, from: hex, to: hex }, 'Grenadiers fall back to 0301.'],
  [{ type: 'stood', unit: 1, flags: 1 }, 'Grenadiers ignore 1 flag.'],
  [{ type: 'advanced', unit: 0, to: hex }, 'Guards take 0301.'],
  [{ type: 'ambush', side: 1, unit: 1, rolled: true }, 'Second springs an ambush with Grenadiers.'],
  [{ type: 'restored', unit: 0, figures: 2 }, 'Guards get back 2 figures.'],
  [{ type: 'obstacle', hex, obstacle: wire, is: 'removed' }, 'Wire at 0301 is removed.'],
  [{ type: 'leader', unit: 0, is: 'moved' }, 'The leader joins Guards.'],
  [{ type: 'gear', unit: 0, gear: gear.boat, is: 'lost' }, 'Guards lose their boats.'],
  [{ type: 'medal', side: 0, count: 1, why: 'unit' }, 'First wins 1 medal for a destroyed unit.'],
  [{ type: 'medal', side: 0, count: 1, why: 'place', place: 0 }, 'First wins 1 medal for the crossroads.'],
  [{ type: 'medal', side: 0, count: 1, why: 'place-lost', place: 0 }, 'First gives back 1 medal for the crossroads.'],
  [{ type: 'landmark', place: 0, stars: 2, is: 'worked' }, 'The charges on the landmark grow: 2 stars.'],
  [{ type: 'smoke', hexes: [hex], is: 'laid' }, 'Smoke rises at 0301.'],
  [{ type: 'smoke', hexes: [hex], is: 'lifted' }, 'The smoke at 0301 is gone.'],
  [{ type: 'visibility', range: 2 }, 'Units see as far as 2 hexes.'],
  [{ type: 'visibility', range: 0 }, 'It is day: units see any distance.'],
  [{ type: 'exited', unit: 0 }, 'Guards leave the board.'],
  [{ type: 'ended', winner: 0, reason: 'medals' }, 'First wins: enough medals are won.'],
  [
    { type: 'ended', winner: null, reason: 'turns' },
    'It ends in a draw: the last turn is over, and the medals decide.',
  ],
]

describe('the chronicle', () => {
  test.each(told)('command-cards.C1: an event in words: %j', (event, text) => {
    expect(lineOf(table.game.scenario, event)?.text).toBe(text)
  })

  test('command-cards.A2, N6: a spent card is told paler than one that is given up', () => {
    const toneOf = (why: 'spent' | 'unit-lost') =>
      lineOf(table.game.scenario, { type: 'discarded', side: 1, card: patrol, why })?.tone
    expect([toneOf('spent'), toneOf('unit-lost')]).toEqual(['quiet', 'plain'])
  })

  test('command-cards.C14: dice in words', () => {
    expect(diceWords([])).toBe('no dice')
    expect(diceWords([1, 1, 2, 2, 4])).toBe('2 armour, 2 grenades, flag')
  })
})

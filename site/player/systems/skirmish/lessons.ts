/** Tutorials of skirmishes: what they point at, and the facts that they wait for. */
import { cardsInHand } from '../../../../engine/systems/skirmish/cards/deck.ts'
import type { SkirmishEvent } from '../../../../engine/systems/skirmish/events.ts'
import { phase, question } from '../../../../engine/systems/skirmish/types.ts'
import { isOnField, unitsAt } from '../../../../engine/systems/skirmish/units.ts'
import { otherSide } from '../../../../engine/twoSides.ts'
import { cardSubject, hexSubject, unitSubject } from '../../subject.ts'
import type { Lessons } from '../../systemUi.ts'
import { unitsLost } from './names.ts'
import type { SkirmishTypes } from './types.ts'

export const lessons: Lessons<SkirmishTypes> = {
  subjectOf({ derived: { table, hand } }, { unit, space, card }) {
    if (unit !== undefined) return unitSubject(table.startUnits[unit])
    if (space !== undefined) return hexSubject(space)
    const held = hand.find((one) => table.cards[one.card].id === card)
    return held === undefined ? undefined : cardSubject(held.card)
  },
  facts({ bundle, derived, orders }, past) {
    const taught = bundle.tutorial?.side ?? 0
    const { table } = derived
    const team = table.teamOf[taught]
    const enemy = otherSide(team)
    const idOf = (unit: number): string => table.cards[table.card[unit]].id
    const own = (): readonly SkirmishEvent[] => past().flatMap((step) => step.events)
    const holds = (space: number): boolean => unitsAt(derived.known, space).some((unit) => table.team[unit] === team)
    const countOf = (type: SkirmishEvent['type']): number =>
      own().filter((event) => event.type === type && (!('unit' in event) || table.seat[event.unit] === taught)).length
    const isActive = (): boolean => derived.known.active === team || derived.known.phase < phase.initial
    return {
      phase: {
        holds: (name) => isActive() && derived.known.phase === phase[name] && derived.known.question === question.none,
        hint: ['E', 'goes on'],
        isPassing: true,
      },
      question: { holds: (name) => derived.known.question === question[name], isPassing: true },
      selected: {
        holds: (id) => derived.unit !== null && idOf(derived.unit) === id,
        hint: ['N', 'next unit'],
        isPassing: true,
      },
      holding: {
        holds: (id) => cardsInHand(table, derived.known, taught).some((card) => table.cards[card].id === id),
        hint: ['H', 'to the hand'],
        isPassing: true,
      },
      deployed: {
        holds: (id) => own().some((event) => event.type === 'deployed' && idOf(event.unit) === id),
        hint: ['Enter', 'deploys'],
      },
      deployments: { holds: (least) => countOf('deployed') >= least, hint: ['H', 'to the hand'] },
      played: { holds: (least) => past().filter(({ action }) => action.type === 'play').length >= least },
      moves: { holds: (least) => countOf('moved') >= least, hint: ['Enter', 'moves'] },
      shots: { holds: (least) => countOf('shot') >= least, hint: ['T', 'next target'] },
      hits: {
        holds: (least) =>
          own().filter(
            (one) => one.type === 'shot' && one.unit >= 0 && table.seat[one.unit] === taught && one.result !== 'miss',
          ).length >= least,
      },
      kills: { holds: (least) => unitsLost(derived.known, enemy) >= least },
      losses: { holds: (least) => unitsLost(derived.known, team) >= least },
      ap: { holds: (least) => derived.known.ap[taught] >= least, isPassing: true },
      targets: {
        holds: (least) => [...orders.value.byUnit.values()].reduce((sum, one) => sum + one.targets.size, 0) >= least,
        isPassing: true,
      },
      turn: { holds: (turn) => derived.known.turn >= turn, hint: ['E', 'goes on'] },
      before: { holds: (turn) => derived.known.turn < turn, isPassing: true },
      holds: { holds, isPassing: true },
      lacks: { holds: (space) => !holds(space), isPassing: true },
      row: {
        holds: (row) =>
          table.unitsOfTeam[team].some(
            (unit) =>
              isOnField(table, derived.known, unit) && table.row[team * table.size + derived.known.space[unit]] >= row,
          ),
        isPassing: true,
      },
      gone: { holds: (unit) => derived.known.fallen[table.startUnits[unit]] === 1 },
    }
  },
}

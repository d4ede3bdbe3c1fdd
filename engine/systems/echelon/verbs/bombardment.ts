/** Bombs, naval guns and siege guns against installations. echelon.27d, A3 */
import { besiege, bomb, installationsAt, isInGunRange, pointsWorthwhile, shell, siegesOf } from '../air/bombing.ts'
import { phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

export const bombVerb = verb('bomb', 'b', { to: 'hex', installation: 'installation', points: 'number' })({
  in: [phase.movement],
  isLast: true,
  list(services, state, side, add) {
    const worthwhile = pointsWorthwhile(services.table, state.airPoints[side])
    if (worthwhile.length === 0) return
    for (const to of services.table.board.spaces)
      for (const installation of installationsAt(services, state, to, side))
        for (const points of worthwhile) add({ type: 'bomb', to, installation, points })
  },
  apply(services, draft, side, { to, installation, points }) {
    bomb(services, draft, side, to, installation, points)
  },
  refusal: () =>
    'Bombs fall on what the enemy owns and is still whole, with as many points as begin a column and are left.',
})

export const shellVerb = verb('shell', 'B', { to: 'hex', installation: 'installation', points: 'number' })({
  in: [phase.movement],
  isLast: true,
  list(services, state, side, add) {
    const worthwhile = pointsWorthwhile(services.table, state.navalPoints[side])
    if (worthwhile.length === 0) return
    for (const to of services.table.board.spaces) {
      if (!isInGunRange(services.table, to)) continue
      for (const installation of installationsAt(services, state, to, side))
        for (const points of worthwhile) add({ type: 'shell', to, installation, points })
    }
  },
  apply(services, draft, side, { to, installation, points }) {
    shell(services, draft, side, to, installation, points)
  },
  refusal: () =>
    'Naval guns reach what the enemy owns on the coast and is still whole, with as many points as begin a column and are left.',
})

export const besiegeVerb = verb('besiege', 'S', { unit: 'unit', to: 'hex', installations: 'installations' })({
  in: [phase.movement],
  isLast: true,
  list(services, state, _side, add, among) {
    for (const unit of among.units)
      for (const { to, installations } of siegesOf(services, state, unit))
        add({ type: 'besiege', unit, to, installations })
  },
  apply(services, draft, _side, { unit, to, installations }) {
    besiege(services, draft, unit, to, installations)
  },
  refusal: () =>
    'Siege guns shoot at installations of a fortress in range, long-range guns at those of cities too, with supply for each.',
})

export const bombardmentWords = {
  bomb: {
    order: 'Bomb {installation} at {to} with {points}',
    button: 'Bomb {installation}: {points}',
  },
  shell: {
    order: 'Shell {installation} at {to} with {points}',
    button: 'Shell {installation}: {points}',
  },
  besiege: {
    order: '{unit} {shells|shell} {installations} at {to}',
    button: 'Shell {installations}',
  },
} satisfies Words

/** SMPs go from one command to another. echelon.50b */
import { listFerries, listTransfers, payFerry, transfer } from '../supply/transfers.ts'
import { phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

export const transferVerb = verb('transfer', 'O', { command: 'command', into: 'command', smp: 'number' })({
  in: [phase.initial],
  list(services, state, side, add) {
    listTransfers(services, state, side, (command, into, smp) => add({ type: 'transfer', command, into, smp }))
  },
  apply(services, { state, emit }, side, { command, into, smp }) {
    transfer(services, state, command, into, smp)
    emit({ type: 'transferred', side, command, into, smp })
  },
  refusal: ({ table }) =>
    `SMPs go by own road to another command of the side, and ${table.scenario.rules.transport.smp.least} stay as long as it has a port in regular supply.`,
})

export const ferryVerb = verb('ferry', 'M', {
  command: 'command',
  into: 'command',
  smp: 'number',
  from: 'hex',
  to: 'hex',
})({
  in: [phase.movement],
  list(services, state, side, add) {
    listFerries(services, state, side, (command, into, smp, from, to) =>
      add({ type: 'ferry', command, into, smp, from, to }),
    )
  },
  apply(services, { state, emit }, side, { command, into, smp, from, to }) {
    transfer(services, state, command, into, smp)
    payFerry(services, state, side, smp, [from, to])
    emit({ type: 'transferred', side, command, into, smp })
  },
  refusal: ({ table }) =>
    `SMPs that were not used go by sea between ports in regular supply, as far as lift and ports allow, and ${table.scenario.rules.transport.smp.least} stay.`,
})

export const transferWords = {
  transfer: { order: 'Send {smp} by road from {command} to {into}', button: 'Send {smp} from {command} to {into}' },
  ferry: {
    order: 'Send {smp} by sea from {command} to {into}, from {from} to {to}',
    button: 'Send {smp} by sea from {command} to {into}',
  },
} satisfies Words

/** Engineers at work. echelon.36-40 */
import { demolish, demolitionsOf } from '../engineering/demolition.ts'
import { work, worksOf } from '../engineering/work.ts'
import { jobs } from '../rules.ts'
import { phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

export const workVerb = verb('work', 'w', { unit: 'unit', job: 'job', quick: 'flag' })({
  in: [phase.movement],
  list(services, state, _side, add, among) {
    for (const unit of among.units)
      for (const { job, quick } of worksOf(services, state, unit))
        add({ type: 'work', unit, job: jobs.indexOf(job), quick })
  },
  apply(services, draft, _side, { unit, job, quick }) {
    work(services, draft, unit, jobs[job], quick)
  },
  refusal: ({ table }, _state, _side, { unit, quick }) =>
    quick
      ? 'Quick construction takes civilian labour at hand, and supply.'
      : `${table.scenario.units[unit].name} cannot do that here. Who works does it all turn, and one job at a time goes on in a hex.`,
})

export const demolishVerb = verb('demolish', 'x', { unit: 'unit', demolition: 'demolition' })({
  in: [phase.movement],
  list({ table }, state, _side, add, among) {
    for (const unit of among.units)
      for (const demolition of demolitionsOf(table, state, unit)) add({ type: 'demolish', unit, demolition })
  },
  apply({ table }, draft, _side, { unit, demolition }) {
    demolish(table, draft, unit, demolition)
  },
  refusal: () => 'Engineers break what is whole where they stand, while they have the movement points for it.',
})

export const engineeringWords = {
  work: { order: '{unit} {goes|go} to work: {job}{quick}', button: '{job}{quick}' },
  demolish: {
    order: '{unit} {blows|blow} up {demolition}',
    button: 'Blow up {demolition}',
  },
} satisfies Words

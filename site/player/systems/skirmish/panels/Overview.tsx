/** Shown when nothing is selected: what to do in the phase, works that can be bought, what is fought for. */

import { objectiveWords } from '../../../../../engine/systems/skirmish/names.ts'
import type { TeamIndex } from '../../../../../engine/systems/skirmish/scenario.ts'
import { neededFor, progressOf } from '../../../../../engine/systems/skirmish/victory.ts'
import { otherSide } from '../../../../../engine/twoSides.ts'
import { Button, PanelHead, Section, Why } from '../../../panels/parts.tsx'
import * as say from '../names.ts'
import { usePlayer } from '../types.ts'
import { Works } from './Works.tsx'

/** The objectives of a side, with its progress. */
export const Aims = ({ team }: { team: TeamIndex }) => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  const { needs, objectives } = scenario.aims[team]
  const all = objectives.length > 1 ? (needs === 'all' ? ', all of it' : ', one of it') : ''
  const fights = table.teams[team].length > 1 ? 'fight' : 'fights'
  return (
    <Section title={`${say.teamName(table, team)} ${fights} for${all}`} rule="skirmish.F1">
      {objectives.map((objective, at) => (
        <Why
          key={at}
          label={objectiveWords(scenario, team, objective)}
          value={`${progressOf(table, known, team, objective)}\u00a0/\u00a0${neededFor(table, team, objective)}`}
        />
      ))}
    </Section>
  )
}

export const Overview = () => {
  const { state, actions, orders, derived } = usePlayer()
  const now = state.position.value.state
  const surrender = orders.groups.get('surrender')?.alone
  return (
    <div class="overview">
      <PanelHead title={say.askedWords(now)}>{say.seatName(derived.table, state.moverIn(now))}</PanelHead>
      {state.mayAct.value && <p class="only-narrow">{say.taskWords(now)}</p>}
      <Works />
      <Aims team={derived.team} />
      <Aims team={otherSide(derived.team)} />
      {surrender && (
        <Button class="button small" press={() => actions.order(surrender)}>
          Surrender
        </Button>
      )}
    </div>
  )
}

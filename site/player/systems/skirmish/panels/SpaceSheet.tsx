/** A space: its ground with what that does, and who stands there; a headquarters with its general, its income and its aircraft. */
import type { Space } from '../../../../../engine/board.ts'
import type { TeamIndex } from '../../../../../engine/systems/skirmish/scenario.ts'
import { generalOf, headquartersLeft, terrainAt } from '../../../../../engine/systems/skirmish/units.ts'
import { terrainWords } from '../../../../systems/skirmish/data/terrainWords.ts'
import { PanelHead, RuleLink, Section, SubjectLink, Why } from '../../../panels/parts.tsx'
import { unitSubject } from '../../../subject.ts'
import * as say from '../names.ts'
import { unitsSeenAt } from '../seen.ts'
import { usePlayer } from '../types.ts'

const Ground = ({ space }: { space: Space }) => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  const terrain = terrainAt(table, known, space)
  if (terrain === undefined) return <p class="note">Open ground.</p>
  const { name, rule, points } = terrain
  return (
    <>
      <p class="kind">
        {name} <RuleLink rule={`skirmish.${rule}`} />
      </p>
      {points !== undefined && <Why label="Damage" value={`${known.damage[space]} of ${points}`} />}
      <p>{terrainWords(scenario.rules, table.terrainIds[known.terrain[space] - 1]).join(' ')}</p>
    </>
  )
}

/** A headquarters' remaining strength and income. */
export const HeadquartersFacts = ({ team }: { team: TeamIndex }) => {
  const { state, derived } = usePlayer()
  const { table, known } = derived
  const general = generalOf(table, known, team)
  const income = state.game.explain(known, { about: 'income', side: team })
  const left = headquartersLeft(table, known, team)
  return (
    <>
      <Why label="Still stands" value={`${left} of ${table.points[team]}`} />
      {income && <Why label="Next action points" value={income.value / 1000} explained={income} />}
      {general && (
        <p class="note">
          <b>{general.name}.</b> {general.text} <RuleLink rule="skirmish.H5" />
        </p>
      )}
    </>
  )
}

export const SpaceSheet = ({ space }: { space: Space }) => {
  const { table, known } = usePlayer().derived
  const team = table.headquarters.indexOf(space)
  const units = unitsSeenAt(table, known, space)
  return (
    <article class="hex-panel">
      <PanelHead title={say.capital(say.spaceName(table, space))} />
      {team < 0 ? <Ground space={space} /> : <HeadquartersFacts team={team as TeamIndex} />}
      {units.length > 0 && (
        <Section title={team < 0 ? 'Here' : 'Aircraft'}>
          <ul class="stack">
            {units.map((unit) => (
              <li key={unit}>
                <SubjectLink subject={unitSubject(unit)}>{say.unitName(table, unit)}</SubjectLink>{' '}
                <small>{say.seatName(table, table.seat[unit])}</small>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  )
}

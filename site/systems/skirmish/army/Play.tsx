/** Leads the army into a pitched battle: which one, on which side, against whom. */
import { useState } from 'preact/hooks'
import { armyField, makeText, ownArmy } from '../../../../compiler/systems/skirmish/forces.ts'
import { problemsOf } from '../../../../engine/systems/skirmish/army.ts'
import type { PanelProps } from './builder.ts'

export const Play = ({ builder: { rules, battles }, army }: PanelProps) => {
  const refused = battles.map(({ points }) => problemsOf(rules, army, points, army.year).at(0))
  const [chosen, choose] = useState<number>()
  const at = chosen ?? Math.max(0, refused.indexOf(undefined))
  const [seat, lead] = useState(0)
  const [enemy, face] = useState('')
  const battle = battles[at]
  if (battle === undefined) return null
  const own = Math.min(seat, battle.seats.length - 1)
  const problem = refused[at]
  const ready = Object.entries(rules.armies).filter(
    ([, one]) => problemsOf(rules, one, battle.points, one.year).length === 0,
  )
  const address = new URLSearchParams({ [armyField(own)]: makeText(army) })
  const other = rules.armies[enemy]
  if (other && battle.seats.length === 2) address.set(armyField(1 - own), makeText(ownArmy(rules, other)))
  return (
    <section>
      <h3>Play it</h3>
      <div class="filters army-play">
        {battles.length > 1 && (
          <label class="field">
            Battle
            <select value={at} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
              {battles.map(({ title, href }, index) => (
                <option key={href} value={index}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="field">
          In place of
          <select value={own} onChange={({ currentTarget }) => lead(Number(currentTarget.value))}>
            {battle.seats.map((name, index) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {battle.seats.length === 2 && (
          <label class="field">
            Against
            <select value={enemy} onChange={({ currentTarget }) => face(currentTarget.value)}>
              <option value="">{battle.seats[1 - own]}, as it is</option>
              {ready.map(([id, { name }]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {problem ? (
        <p class="remark">
          It cannot fight in {battle.title}: {problem.text}
        </p>
      ) : (
        <a class="button main" href={`${battle.href}?${address}`}>
          Play {battle.title}
        </a>
      )}
    </section>
  )
}

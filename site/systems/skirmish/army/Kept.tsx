/** Armies that this browser keeps, and the link that names the one on the page. */
import { useEffect, useState } from 'preact/hooks'
import { makeText, parseText } from '../../../../compiler/systems/skirmish/forces.ts'
import type { ArmyRules } from '../../../../engine/systems/skirmish/rules.ts'
import { armiesOf, makeArmyKey, parseSavedArmy } from '../../../saves/savedArmy.ts'
import { copyText } from '../../../scripts/copyText.ts'
import type { PanelProps } from './builder.ts'
import { idOfName } from './yaml.ts'

interface KeptArmy {
  readonly key: string
  readonly army: ArmyRules
  readonly at: number
}

export const Kept = ({ builder: { rules, system, database }, army, setArmy, tell }: PanelProps) => {
  const [kept, setKept] = useState<readonly KeptArmy[]>([])
  const look = async (): Promise<void> => {
    const entries = await database.entries(armiesOf(system))
    const found = entries.flatMap(([key, value]): KeptArmy[] => {
      const saved = parseSavedArmy(value)
      const one = saved && parseText(rules, saved.text)
      return saved && one ? [{ key, army: one, at: saved.at }] : []
    })
    setKept(found.sort((one, other) => other.at - one.at))
  }
  /** Does something and looks again; a browser that keeps nothing is told of. */
  const change = (use: () => Promise<void>, done: string): void =>
    void use()
      .then(look)
      .then(() => tell(done))
      .catch(() => tell('This browser keeps nothing now: a link or YAML does.'))
  useEffect(() => void look().catch(() => undefined), [])
  const key = makeArmyKey(system, idOfName(army.name))
  const save = (): Promise<void> => database.put([[key, { text: makeText(army), at: Date.now() }]])
  const copy = (): void => void copyText(location.href, 'link', 'the address of this page is the link').then(tell)
  return (
    <>
      <div class="cluster army-actions">
        <button type="button" class="button main" onClick={() => change(save, `${army.name} is saved.`)}>
          {kept.some((one) => one.key === key) ? 'Save again' : 'Save'}
        </button>
        <button type="button" class="button" onClick={copy}>
          Copy the link
        </button>
      </div>
      {kept.length > 0 && (
        <>
          <h3>Saved in this browser</h3>
          <ul class="army-kept">
            {kept.map((one) => (
              <li key={one.key}>
                <button type="button" class="bare" onClick={() => setArmy(one.army)}>
                  {one.army.name}
                </button>
                <small>
                  {rules.nations[one.army.nation].name} {one.army.year}
                </small>
                <button
                  type="button"
                  class="icon-button"
                  aria-label={`Delete ${one.army.name}`}
                  onClick={() => change(() => database.remove(one.key), `${one.army.name} is deleted.`)}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

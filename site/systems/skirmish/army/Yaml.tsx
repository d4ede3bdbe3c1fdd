/** The army as YAML, out and in. What reads it is loaded when it is asked for. */
import { useState } from 'preact/hooks'
import type { Message, Validators } from '../../../../compiler/written/check.ts'
import { download } from '../../../player/link.ts'
import type { PanelProps } from './builder.ts'
import { idOfName, makeYaml } from './yaml.ts'

/** Loads what reads armies, with the validators that were built for pages. */
const load = async (address: string) => {
  const [{ useValidators }, { readArmies }, { validators }] = await Promise.all([
    import('../../../../compiler/written/check.ts'),
    import('../../../../compiler/systems/skirmish/written/armies.ts'),
    import(/* @vite-ignore */ address) as Promise<{ readonly validators: Validators }>,
  ])
  useValidators(validators)
  return readArmies
}

export const Yaml = ({ builder: { rules, validators }, army, setArmy, tell }: PanelProps) => {
  const own = makeYaml(army)
  /** The text that somebody has written in place of the army's own. */
  const [written, write] = useState<string>()
  const [messages, setMessages] = useState<readonly Message[]>([])
  const read = async (text: string): Promise<void> => {
    const found = (await load(validators))(rules, text)
    setMessages(found.messages)
    const [first] = found.armies
    if (first === undefined) {
      write(text)
      tell('No army could be read. The messages say why.')
      return
    }
    setArmy(first)
    write(undefined)
    const others = found.armies.length - 1
    tell(`${first.name} is read.${others > 0 ? ` The first of ${found.armies.length}.` : ''}`)
  }
  const orTell = (doing: Promise<void>): void =>
    void doing.catch(() => tell('The text could not be read: a part of the page could not be loaded.'))
  return (
    <details class="army-yaml">
      <summary>As YAML, for a pack of your own</summary>
      <label class="field">
        The armies table
        <textarea
          rows={12}
          spellcheck={false}
          value={written ?? own}
          onInput={({ currentTarget: { value } }) => write(value)}
        />
      </label>
      <div class="cluster army-actions">
        <button
          type="button"
          class="button"
          disabled={written === undefined}
          onClick={() => orTell(read(written ?? own))}
        >
          Read what is written
        </button>
        <button
          type="button"
          class="button"
          disabled={written === undefined}
          onClick={() => {
            write(undefined)
            setMessages([])
          }}
        >
          Take it back
        </button>
        <button type="button" class="button" onClick={() => download(`${idOfName(army.name)}.yaml`, own.trimEnd())}>
          Save as a file
        </button>
        <label class="button">
          Take in a file
          <input
            type="file"
            class="visually-hidden"
            accept=".yaml,.yml,text/yaml"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) orTell(file.text().then(read))
            }}
          />
        </label>
      </div>
      {messages.length > 0 && (
        <ul class="army-messages">
          {messages.map(({ line, text, hint }, at) => (
            <li key={at}>
              <b>Line {line}.</b> {text} {hint !== undefined && <span class="soft">{hint}</span>}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

/**
 * The yardstick for packs: js-yaml and ajv alone. Each scenario's YAML is loaded without places and validated with the same compiled
 * validators, its briefing is read and nothing more. `node tests/bench/pack/yardstick.ts <pack> [threads]` prints how long it took
 * after everything was loaded, in milliseconds.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { load } from 'js-yaml'
import { validators as commandCards } from '../../../compiler/systems/command-cards/schemas/validators.generated.ts'
import { validators as operational } from '../../../compiler/systems/operational/schemas/validators.generated.ts'

const validators: Readonly<Record<string, typeof operational | typeof commandCards>> = {
  operational,
  'command-cards': commandCards,
}

/** The tables and units that the scenarios stand on: a check has to read them too. */
const acceptTables = (): void => {
  const content = fileURLToPath(new URL('../../../content/systems/', import.meta.url))
  for (const [system, own] of Object.entries(validators)) {
    const kinds: Readonly<Record<string, ((value: unknown) => boolean) | undefined>> = own
    for (const name of readdirSync(join(content, system), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.yaml')) continue
      const file = load(readFileSync(join(content, system, name), 'utf8')) as { readonly kind: string }
      if (kinds[file.kind]?.(file) === false) throw new Error(`the yardstick refuses ${system}/${name}`)
    }
  }
}

/** How many of some scenarios are accepted. */
const accept = (pack: string, ids: readonly string[]): number => {
  const textOf = (id: string, name: string): string => readFileSync(join(pack, 'scenarios', id, name), 'utf8')
  let accepted = 0
  for (const id of ids) {
    const scenario = load(textOf(id, 'scenario.yaml')) as { readonly system: string }
    const map = load(textOf(id, 'map.yaml'))
    textOf(id, 'briefing.md')
    const { scenario: isScenario, map: isMap } = validators[scenario.system]
    if (isScenario(scenario) && isMap(map)) accepted++
  }
  return accepted
}

interface Share {
  readonly pack: string
  readonly ids: readonly string[]
}

const acceptElsewhere = (share: Share): Promise<number> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: share })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

if (isMainThread) {
  const [pack, threads = '1'] = process.argv.slice(2)
  const begun = performance.now()
  acceptTables()
  const ids = readdirSync(join(pack, 'scenarios'))
  const shares = Array.from({ length: Number(threads) }, (_, share) =>
    ids.filter((_id, index) => index % Number(threads) === share),
  )
  const elsewhere = shares.slice(1).map((some) => acceptElsewhere({ pack, ids: some }))
  const here = accept(pack, shares[0])
  const accepted = (await Promise.all(elsewhere)).reduce((sum, number) => sum + number, here)
  if (accepted !== ids.length) throw new Error(`the yardstick accepted ${accepted} of ${ids.length} scenarios`)
  process.stdout.write(`${performance.now() - begun}\n`)
} else {
  const { pack, ids } = workerData as Share
  parentPort?.postMessage(accept(pack, ids))
}

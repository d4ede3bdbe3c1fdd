/** The page's side of the worker. */
import { wrap } from 'comlink'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import type { OpponentId } from '../../engine/ai/opponents.ts'
import type { Replayed } from './replay.ts'
import type { Door } from './worker.ts'

export interface WorkerClient {
  /** Moves of one turn as they are decided. Ends early when the caller stops asking. */
  turn(player: OpponentId, record: string): AsyncGenerator<string, void>
  hashOf(record: string): Promise<Replayed>
  selfPlay(player: OpponentId, seed: number): Promise<Replayed>
  dispose(): void
}

/** `load` imports the module of the system's worker, only for its address: so page and worker share the engine's files. */
export const startWorker = async (
  bundle: ScenarioBundle,
  load: () => Promise<{ readonly address: string }>,
): Promise<WorkerClient> => {
  const { address } = await load()
  const worker = new Worker(address, { type: 'module' })
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker could not start')))
  })
  const levels = bundle.difficulties.map(({ id }) => id)
  const opened = Promise.race([wrap<Door>(worker)(bundle.scenario, bundle.identity, levels), broken])
  // Whoever asks something is told.
  opened.catch(() => {})
  const ask = async <T>(question: (answers: Awaited<typeof opened>) => Promise<T>): Promise<T> =>
    Promise.race([question(await opened), broken])

  async function* turn(player: OpponentId, record: string): AsyncGenerator<string, void> {
    const decided = await ask((answers) => answers.turn(player, record))
    const decide = () => ask<IteratorResult<string, void>>(() => decided.next())
    let next = decide()
    try {
      for (let move = await next; !move.done; move = await next) {
        // The worker thinks on while the page shows what it was told.
        next = decide()
        yield move.value
      }
    } finally {
      next.catch(() => {})
    }
  }

  return {
    turn,
    hashOf: (record) => ask((answers) => answers.hashOf(record)),
    selfPlay: (player, seed) => ask((answers) => answers.selfPlay(player, seed)),
    dispose: () => worker.terminate(),
  }
}

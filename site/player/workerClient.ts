/** The page's side of the worker. */

import type { ScenarioBundle } from '../../compiler/bundle.ts'
import type { PlayerId } from '../../engine/ai/players.ts'
import type { FromWorker, Replayed, ToWorker } from './messages.ts'

export interface WorkerClient {
  /** Moves of one turn as they are decided. Ends early when the caller stops asking. */
  turn(player: PlayerId, seed: number, moves: readonly string[]): AsyncGenerator<string, void>
  hashOf(record: string): Promise<Replayed>
  selfPlay(player: PlayerId, seed: number): Promise<Replayed>
  dispose(): void
}

/** `load` imports the module of the system's worker, only for its address: so page and worker share the engine's files. */
export const startWorker = async (
  bundle: ScenarioBundle,
  load: () => Promise<{ readonly address: string }>,
): Promise<WorkerClient> => {
  const { address } = await load()
  const worker = new Worker(address, { type: 'module' })
  const jobs = new Map<number, (message: FromWorker) => void>()
  let lastJob = 0
  let isBroken = false
  const post = (message: ToWorker): void => worker.postMessage(message)

  worker.addEventListener('message', (event: MessageEvent<FromWorker>) => jobs.get(event.data.job)?.(event.data))
  worker.addEventListener('error', () => {
    isBroken = true
    for (const [job, receive] of jobs) receive({ type: 'failed', job, reason: 'the worker could not start' })
  })
  post({ type: 'open', scenario: bundle.scenario, scenarioHash: bundle.hash })

  const ask = (message: (job: number) => ToWorker): Promise<Replayed> =>
    new Promise((resolve, reject) => {
      const job = ++lastJob
      jobs.set(job, (answer) => {
        jobs.delete(job)
        if (answer.type === 'result') resolve(answer.result)
        else reject(new Error(answer.type === 'failed' ? answer.reason : 'unexpected answer'))
      })
      post(message(job))
    })

  async function* turn(player: PlayerId, seed: number, moves: readonly string[]): AsyncGenerator<string, void> {
    if (isBroken) throw new Error('the worker could not start')
    const job = ++lastJob
    const waiting: FromWorker[] = []
    let wake: () => void = () => {}
    jobs.set(job, (message) => {
      waiting.push(message)
      wake()
    })
    post({ type: 'play', job, player, seed, moves })
    try {
      for (;;) {
        const message = waiting.shift()
        if (message === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        } else if (message.type === 'move') yield message.move
        else if (message.type === 'failed') throw new Error(message.reason)
        else return
      }
    } finally {
      jobs.delete(job)
      post({ type: 'stop', job })
    }
  }

  return {
    turn,
    hashOf: (record) => ask((job) => ({ type: 'hash', job, record })),
    selfPlay: (player, seed) => ask((job) => ({ type: 'self-play', job, player, seed })),
    dispose: () => worker.terminate(),
  }
}

/** The store that the actions of the player work on. */
import type { Camera } from './camera.ts'
import type { Storage } from './storage.ts'
import type { PlayerState } from './systemUi.ts'
import type { Tabs } from './tabs.ts'
import type { WorkerClient } from './workerClient.ts'

export interface Store {
  readonly state: PlayerState
  readonly camera: Camera
  readonly storage: Storage
  readonly tabs: Tabs
  readonly worker: WorkerClient
}

/** Loaded before a program: ends it as a kill does, before the file operation whose number `SANDTABLE_KILL_AT` says. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const names = ['mkdir', 'open', 'rename', 'rm', 'rmdir', 'unlink', 'link', 'writeFile']
const last = Number(process.env.SANDTABLE_KILL_AT)
let done = 0

const count = (holder: object, name: string): void => {
  const real: unknown = Reflect.get(holder, name)
  if (typeof real !== 'function') return
  const counted = (...args: readonly unknown[]): unknown => {
    done += 1
    if (done === last) process.kill(process.pid, 'SIGKILL')
    return Reflect.apply(real, holder, args)
  }
  Reflect.set(holder, name, counted)
}

for (const name of names) {
  count(fs, `${name}Sync`)
  count(fs.promises, name)
}
syncBuiltinESMExports()

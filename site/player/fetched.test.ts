import { effect } from '@preact/signals'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchedFrom, fetchWaiting, fileOf, missing } from './fetched.ts'

const lost = (file: string): Promise<never> => Promise.reject(new Error(file))

let told: unknown[]
beforeEach(() => {
  told = []
  missing.value = undefined
  return effect(() => {
    if (missing.value instanceof Error) told.push(missing.value.message)
  })
})

test('a file is fetched once, and again after a failure, of which the page tells once', async () => {
  const load = vi.fn<() => Promise<object>>(() => lost('a'))
  const file = fileOf(load)
  await Promise.allSettled([file(), file()])
  expect(load).toHaveBeenCalledTimes(1)
  expect(told).toEqual(['a'])
  await expect(file()).rejects.toThrow('a')
  expect(told).toEqual(['a', 'a'])
  load.mockResolvedValue({ is: 'there' })
  expect(await Promise.all([file(), file()])).toEqual([{ is: 'there' }, { is: 'there' }])
  expect(load).toHaveBeenCalledTimes(3)
})

test('a file that is missing because another one is tells nothing more', async () => {
  const inner = fileOf(() => lost('inner'))
  await expect(fileOf(async () => ({ parts: await inner() }))()).rejects.toThrow('inner')
  expect(told).toEqual(['inner'])
})

test('of a file that waits for the first position the page tells once, however often it is tried', async () => {
  const load = vi.fn(() => lost('waiting'))
  fetchedFrom(fileOf(load))
  for (let tries = 1; tries <= 3; tries++) {
    fetchWaiting()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(tries))
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(told).toEqual(['waiting'])
})

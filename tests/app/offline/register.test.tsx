import { expect, test, vi } from 'vitest'
import { registerServiceWorker } from '#app/offline/register.ts'
import { stubServiceWorkers } from './fake-service-worker.ts'

type Rules = { createScriptURL: (url: string) => string }

const hour = 3_600_000
const focus = () => window.dispatchEvent(new Event('focus'))

test('registers nothing in a browser without service workers', async () => {
  await expect(registerServiceWorker()).resolves.toBeUndefined()
})

test('registers the worker of the language, then checks for a new version on focus, at most once an hour', async () => {
  vi.useFakeTimers()
  const { register, registration } = stubServiceWorkers()
  const createPolicy = vi.fn<(name: string, rules: Rules) => Rules>((_, { createScriptURL }) => ({
    createScriptURL: url => `trusted ${createScriptURL(url)}`,
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  document.documentElement.lang = 'fr'
  await registerServiceWorker()
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['threereco'])
  expect(register.mock.calls).toEqual([['trusted /service-worker.js?language=fr']])

  await vi.advanceTimersByTimeAsync(hour - 1000)
  focus()
  await vi.advanceTimersByTimeAsync(0)
  expect(registration.update).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  focus()
  await vi.advanceTimersByTimeAsync(0)
  expect(registration.update).toHaveBeenCalledOnce()

  registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(registration.update).toHaveBeenCalledTimes(3)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(registration.update).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('reports a failed registration to the console', async () => {
  const { register } = stubServiceWorkers()
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const failure = new TypeError('The script has an unsupported MIME type')
  register.mockRejectedValueOnce(failure)
  await registerServiceWorker()
  expect(report.mock.calls).toEqual([[failure]])
  vi.unstubAllGlobals()
})

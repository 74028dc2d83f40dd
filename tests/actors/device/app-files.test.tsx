import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FakeWorker, stubServiceWorkers } from '#tests/app/offline/fake-service-worker.ts'

type Rules = { createScriptURL: (url: string) => string }

/** Imports a new copy of the module, which caches its policy. */
const openModule = async () => {
  vi.resetModules()
  return import('#actors/device/app-files.ts')
}

beforeEach(() => {
  vi.stubEnv('PROD', true)
  return () => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  }
})

test('stores nothing in a browser without service workers, and in development', async () => {
  const { storeAppFiles } = await openModule()
  await expect(storeAppFiles()).resolves.toBeUndefined()
  const { register } = stubServiceWorkers()
  vi.stubEnv('PROD', false)
  await storeAppFiles()
  expect(register).not.toHaveBeenCalled()
})

test('registers the worker of the language, with one policy', async () => {
  const { register } = stubServiceWorkers()
  const createPolicy = vi.fn<(name: string, rules: Rules) => Rules>((_, { createScriptURL }) => ({
    createScriptURL: url => `trusted ${createScriptURL(url)}`,
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { lang } = document.documentElement
  onTestFinished(() => {
    document.documentElement.lang = lang
  })
  document.documentElement.lang = 'fr'
  const { storeAppFiles } = await openModule()
  await storeAppFiles()
  await storeAppFiles()
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['threereco'])
  expect(register.mock.calls).toEqual(Array.from({ length: 2 }, () => ['trusted /service-worker.js?language=fr']))
})

test('waits until the first worker has stored the files, and rejects if it fails', async () => {
  const { registration } = stubServiceWorkers()
  const { storeAppFiles } = await openModule()
  registration.installing = new FakeWorker()
  const storing = storeAppFiles()
  await vi.waitFor(() => expect(registration.installing?.isObserved).toBe(true))
  registration.installing.become('installed')
  registration.installing.become('activated')
  await expect(storing).resolves.toBeUndefined()

  registration.installing = new FakeWorker()
  const failing = storeAppFiles().catch(String)
  await vi.waitFor(() => expect(registration.installing?.isObserved).toBe(true))
  registration.installing.become('redundant')
  expect(await failing).toContain('could not be stored')
})

test('rejects if the browser refuses the worker', async () => {
  const { register } = stubServiceWorkers()
  register.mockRejectedValueOnce(new TypeError('The script has an unsupported MIME type'))
  const { storeAppFiles } = await openModule()
  await expect(storeAppFiles()).rejects.toThrow('MIME')
})

test('deletes the worker and its caches, and no others', async () => {
  const { registration } = stubServiceWorkers()
  const names = [
    'threereco http://localhost:3000/ 1',
    'threereco http://localhost:3000/ 2',
    'threereco http://localhost:3000/demo/ 1',
  ]
  const remove = vi.fn<(name: string) => Promise<boolean>>(async () => true)
  vi.stubGlobal('caches', { keys: async () => names, delete: remove })
  const { deleteAppFiles } = await openModule()
  await deleteAppFiles()
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(remove.mock.calls.map(([name]) => name)).toEqual(names.slice(0, 2))
})

test('leaves the worker of another app with a wider scope', async () => {
  const { registration } = stubServiceWorkers()
  registration.scope = 'http://localhost:3000/'
  vi.stubEnv('BASE_URL', '/recycling/')
  const { deleteAppFiles } = await openModule()
  await deleteAppFiles()
  expect(registration.unregister).not.toHaveBeenCalled()
})

import { expect, test, vi } from 'vitest'

vi.mock('#features/sign-in/reauthenticate-dialog.tsx', () => {
  throw new Error('There is no connection')
})

test('reports no page error when prefetching the sign-in dialog fails', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  const { prefetchedSignIn } = await import('#app/prefetch-overlays.ts')
  const [signIn] = await prefetchedSignIn
  await new Promise(resolve => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(signIn).toMatchObject({ status: 'rejected', reason: { title: 'This part of the app could not be loaded' } })
  expect(unhandled).not.toHaveBeenCalled()
})

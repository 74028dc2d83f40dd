import { expect, test, vi } from 'vitest'

vi.mock('#features/sign-in/resume-dialog.tsx', () => {
  throw new Error('There is no connection')
})

test('The sign-in over unsaved work that could not be fetched ahead is no error of the page', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  const { signInAtHand } = await import('#app/at-hand.ts')
  const [signIn] = await signInAtHand
  await new Promise(resolve => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(signIn).toMatchObject({ status: 'rejected', reason: { title: 'This part of the app could not be loaded' } })
  expect(unhandled).not.toHaveBeenCalled()
})

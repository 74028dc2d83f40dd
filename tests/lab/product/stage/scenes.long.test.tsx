import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { perform } from '#lab/product/stage/perform.tsx'
import type { Scene } from '#lab/product/stage/scene.ts'
import { findScene } from './scene-courses.ts'
import { userSteps } from './user-steps.ts'

// Disables React's test mode, so that React schedules renders itself, as in a browser.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

async function show(scene: Scene, input: string) {
  const element = document.body.appendChild(document.createElement('div'))
  const { run, stop } = await perform(scene, { input, steps: [] }, element)
  onTestFinished(() => {
    stop()
    element.remove()
  })
  return run
}

test('Events change the screen, and user actions become steps', async () => {
  const run = await show(findScene('materials'), 'the first page of materials')
  await run.take({ do: 'answer', src: 'load' })
  expect(await screen.findByRole('row', { name: /^Copper/ })).toBeVisible()
  screen.getByRole('button', { name: 'Next' }).click()
  await waitFor(() => expect(run.uses()).toHaveLength(1))
  await run.take({ do: 'answer', src: 'load' })
  expect(await screen.findByRole('row', { name: /^Lead/ })).toBeVisible()
  expect(userSteps(run)).toEqual([
    { do: 'answer', src: 'load' },
    { do: 'send', event: { type: 'query.request', change: { page: 2 } } },
    { do: 'answer', src: 'load' },
  ])
})

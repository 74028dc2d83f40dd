import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { startEnvironment } from '#actors/environment.tsx'
import { startImport } from '#actors/imports/import.actor.ts'
import { sessionKnown } from '#actors/session/session.actor.ts'
import type { ImportResource } from '#domain/import/import-types.ts'
import { verdictsOf } from '#machines/import/import.selectors.ts'
import { fileSamplesFor } from '#mirage/file-samples.ts'
import { createFileOffer } from '#mirage/panel/sections/file-offer.tsx'
import { emptyScenario } from '#mirage/scenarios/empty-scenario.ts'
import type { Scenario } from '#mirage/scenarios/scenario.ts'
import { admin, owner, startTestMock } from '../harness.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Starts the import of a resource, and the component that offers its files. */
async function importing(resource: ImportResource, as: string, scenario?: Scenario) {
  const mock = startTestMock({ origin: location.origin, ...(scenario && { scenario }) })
  mock.as(as)
  const environment = startEnvironment({ address: new URL('/api', location.origin).href, now: mock.now })
  await sessionKnown(environment.session)
  const ending = new AbortController()
  const { actor } = startImport(resource)(environment, ending.signal)
  onTestFinished(() => {
    ending.abort()
    environment.session.stop()
    mock.shutdown()
  })
  const FileOffer = createFileOffer(mock)
  render(
    <FileOffer
      resource={resource}
      onUse={file => actor.send({ type: 'source.choose', source: { name: file.name, content: file } })}
    />,
  )
  const choose = async (title: string) => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${title}`) }))
    return waitFor(actor, snapshot => snapshot.hasTag('previewing') || snapshot.hasTag('matching'), { timeout: 50_000 })
  }
  return { mock, actor, choose }
}

const none = { new: 0, changed: 0, unchanged: 0, doubt: 0, wrong: 0, leftOut: 0 }

test.each([
  ['transactions', owner],
  ['transactions', admin],
  ['collections', admin],
  ['materials', admin],
  ['businesses', admin],
  ['users', admin],
  ['users', owner],
] as const)('The files of %s for %s have the announced verdicts', async (resource, as) => {
  const { mock, actor, choose } = await importing(resource, as)
  const samples = fileSamplesFor(mock, resource)
  expect(samples.length).toBeGreaterThan(0)
  for (const { title, verdicts } of samples) {
    if ((await choose(title)).hasTag('matching'))
      actor.send({ type: 'matching.choose', choice: { dateOrder: 'dayFirst' } })
    const preview = await waitFor(actor, snapshot => snapshot.hasTag('previewing'), { timeout: 50_000 })
    expect([title, verdictsOf(preview)]).toEqual([title, { ...none, ...verdicts }])
    actor.send({ type: 'import.reset' })
  }
})

test('The file of an older program needs an order of dates, and is in Windows-1252', async () => {
  const { choose } = await importing('transactions', owner)
  const { value, context } = await choose('A file of an older program')
  expect(value).toEqual({ open: 'matching' })
  expect(context.table).toMatchObject({ encoding: 'Windows-1252', delimiter: ';' })
  expect(context.table?.rows.flatMap(({ cells }) => cells)).toContain('Jürgen Müller')
})

test('Without data, the files have only rows that the user must decide about', async () => {
  const { choose } = await importing('transactions', admin, emptyScenario)
  const preview = await choose('A messy file')
  expect(verdictsOf(preview)).toMatchObject({ new: 0, unchanged: 0 })
})

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { Launcher } from '#mirage/panel/launcher.tsx'
import type { Source } from '#mirage/panel/panel-source.ts'
import type { PanelTab } from '#mirage/panel/panel-tab.ts'
import { scenarios } from '#mirage/scenarios/all-scenarios.ts'
import type { LoggedCall } from '#mirage/server/call-log.ts'
import { accountsByName, callNames, defaultSituation, type Situation } from '#mirage/situation/situation.ts'

/** A value that notifies its listeners when it changes. */
function createCell<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns a source for the panel that needs no mock and records calls. */
function createFakeSource() {
  const situation = createCell<Situation>(defaultSituation)
  const messages = createCell<readonly string[]>([])
  const calls = createCell<readonly LoggedCall[]>([])
  const source = {
    situation: situation.read,
    failures: vi.fn<Source['failures']>(() => situation.read().failures.map(setting => ({ setting, isSpent: false }))),
    change: vi.fn<Source['change']>(async part => situation.write({ ...situation.read(), ...part })),
    reset: vi.fn<Source['reset']>(async () => undefined),
    link: (path: string) => `https://mock.example${path}`,
    exportFile: vi.fn<Source['exportFile']>(() => '{"format":"situation"}'),
    importFile: vi.fn<(text: string) => Promise<void>>(async () => undefined),
    subscribe: (listener: () => void) => {
      const stops = [situation.subscribe(listener), messages.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    accounts: accountsByName,
    scenarios,
    callNames,
    currentCode: vi.fn<() => string | null>(() => '123456'),
    messages: messages.read,
    now: vi.fn<() => number>(Date.now),
    calls: { list: calls.read, subscribe: calls.subscribe, clear: () => calls.write([]) },
  } satisfies Source
  return { source, situation, messages, calls }
}

export const button = () => screen.getByRole('button', { name: 'Mock panel' })
export const panel = () => screen.findByRole('dialog', { name: 'Mock panel' })

/** Renders the button of the panel with additional tabs, on a page with one field. */
export function renderLauncher(tabs: readonly PanelTab[] = []) {
  const fake = createFakeSource()
  const user = userEvent.setup({ delay: null })
  const { unmount } = render(
    <>
      <input aria-label="Of the app" />
      <Launcher source={fake.source} tabs={tabs} path={() => '/business?page=2'} />
    </>,
  )
  return { ...fake, user, unmount }
}

export async function openPanel(tabs?: readonly PanelTab[]) {
  const opened = renderLauncher(tabs)
  await opened.user.click(button())
  await screen.findByRole('tabpanel')
  return opened
}

import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { type Environment, EnvironmentProvider, startEnvironment } from '#actors/environment.tsx'
import { createRunningTradeSums, type TradeSums } from '#domain/carbon/trade-sums.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { startMock } from '#mirage/mock.ts'
import type { Trade } from '#schemas/trade.ts'

/** Returns the sums of some trades, by day in UTC. */
export function sumsOfTrades(trades: readonly Trade[]): TradeSums {
  const running = createRunningTradeSums(moment => moment.slice(0, 10))
  for (const trade of trades) running.addTrade(trade, 1)
  return running.sums()
}

type Load = { name: string; gwCode: string; factor: number | null; weight: number }

export const aluminium: Load = { name: 'Aluminium cans', gwCode: 'GW 53-01', factor: 10, weight: 100 }
export const bottles: Load = { name: 'PET bottles', gwCode: 'GW 51-01', factor: 1, weight: 250 }
export const drywall: Load = { name: 'Drywall', gwCode: 'GW 30-01', factor: -2, weight: 100 }
export const mystery: Load = { name: 'Mystery', gwCode: 'GW 52-01', factor: null, weight: 7 }

/** Returns a trade with Kasi Recyclers and Bongani Khumalo on this day. Each line costs R 5.00. */
export const tradeOn = (day: string, ...loads: readonly Load[]): Trade => ({
  id: `${day}-${loads.map(({ name }) => name).join('-')}`,
  buyer: { id: 'kasi', name: 'Kasi Recyclers' },
  seller: { id: 'bongani', name: 'Bongani Khumalo' },
  materials: loads.map(({ name, gwCode, factor, weight }) => ({
    id: null,
    weight,
    value: 5,
    material: { name, gwCode, carbonFactor: factor },
  })),
  createdAt: `${day}T10:00:00.000Z`,
  updatedAt: `${day}T10:00:00.000Z`,
})

/** Renders its children once the session check has identified the user. */
const OnceKnown = ({ environment, children }: { environment: Environment; children: ReactNode }) =>
  useSelector(environment.session, ({ context }) => ownerOf(context)) ? children : null

/** Renders part of a screen with its own mock and environment. Signs in the user `as`, if given. */
export function showPart(part: ReactNode, as?: string) {
  const mock = startMock({ latency: 0, storage: null })
  if (as !== undefined) mock.signInAs(as, 'verified')
  const environment = startEnvironment({
    address: new URL('/api', location.origin).href,
    cacheTimes: { firstRetry: 1 },
  })
  const rendered = render(part, {
    wrapper: ({ children }) => (
      <EnvironmentProvider environment={environment}>
        {as === undefined ? children : <OnceKnown environment={environment}>{children}</OnceKnown>}
      </EnvironmentProvider>
    ),
  })
  onTestFinished(() => {
    rendered.unmount()
    environment.session.stop()
    mock.shutdown()
  })
  return { mock, environment, user: userEvent.setup({ delay: null }), rerender: rendered.rerender }
}

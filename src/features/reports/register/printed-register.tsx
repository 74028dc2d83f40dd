import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocale, useUser } from '#actors/environment.tsx'
import { dayWithYear, timeInWords } from '#domain/figures/date-words.ts'
import { registerCsv } from '#domain/register/register-csv.ts'
import { recordsFingerprint } from '#domain/statement/statement-records.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import { paperOnly } from '#ui/layout/print.css.ts'
import { usePageMargins } from '#ui/layout/use-page-margins.ts'
import { type Printing, RegisterPaper } from './register-paper.tsx'

/**
 * Prints a register once, after its fingerprint is computed. `onEnd` is called before any later print, because the
 * reason would be outdated.
 */
export function PrintedRegister({ printing, onEnd }: { printing: Printing; onEnd: () => void }) {
  const locale = useLocale()
  const { name } = useUser()
  const { value: fingerprint, problem } = useLoaded(() => recordsFingerprint(registerCsv(printing.loaded.register)))
  const isReady = fingerprint !== null || problem !== null
  usePageMargins(
    '',
    t('Printed on {day} at {time} by {name}', {
      day: dayWithYear(printing.at, locale),
      time: timeInWords(printing.at, locale),
      name: isolated(name),
    }),
  )
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isReady) return
    let isDone = false
    const begin = () => {
      if (isDone) flushSync(() => end())
    }
    const finish = () => {
      isDone = true
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', finish)
    window.print()
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', finish)
    }
  }, [isReady])
  return (
    <div className={paperOnly} data-paper="register">
      <RegisterPaper {...printing} fingerprint={fingerprint} />
    </div>
  )
}

import { useRef } from 'react'
import { type HeldLoad, useClosedLoads, useHeldLoads } from '#actors/drafts/held-loads.ts'
import { useLocale, useUser } from '#actors/environment.tsx'
import { dayAndTime } from '#domain/figures/date-words.ts'
import { loadFactsOf } from '#domain/trades/held-load.ts'
import { inBrief } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { yardPath } from '#routing/device-routes.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { useAltKey } from '#ui/keys/use-alt-key.ts'

/**
 * Alert above an empty form: offers the last load that was held in the form at `path`. The alert never takes the focus,
 * because users might already be typing; Alt+R moves the focus to the button.
 */
export function YardOffer({ path, onOpen }: { path: string; onOpen: (load: HeldLoad) => void }) {
  const locale = useLocale()
  const yard = yardPath(useUser())
  const loads = useHeldLoads()
  const closed = useClosedLoads(loads)
  const button = useRef<HTMLButtonElement>(null)
  useAltKey(code => {
    if (code !== 'KeyR' || !button.current) return false
    button.current.focus()
    return true
  })
  const offered = loads.filter(load => load.path === path && closed.has(load.name))
  const last = offered.at(-1)
  if (last === undefined || yard === null) return null
  return (
    <Alert
      actions={
        <>
          <Button onPress={() => onOpen(last)} ref={button} shortcut="Alt+R">
            {t('Open load')}
          </Button>
          <LinkButton variant="quiet" href={yard}>
            {t('Show all')}
          </LinkButton>
        </>
      }
    >
      {t(
        '{count, plural, one {On the yard since {time}: {name}.} other {# loads are on the yard. The last one since {time}: {name}.}}',
        {
          count: offered.length,
          locale,
          name: inBrief(loadFactsOf(last.draft, locale).name),
          time: dayAndTime(last.draft.heldAt, locale),
        },
      )}
    </Alert>
  )
}

import { useState } from 'react'
import { materialsOrStored } from '#actors/device/stored-lists.ts'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { calledPasteMachine } from '#actors/records/paste.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { PasteActor } from '#machines/paste/paste.selectors.ts'
import { t } from '#messages/message.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Returns the paste actor of a form. Parsed lines are added to the form, and a toast states their number. */
export function usePaste(lines: LinesActor): PasteActor {
  const environment = useEnvironment()
  const locale = useLocale()
  const api = useApi()
  const [machine] = useState(() => calledPasteMachine(materialsOrStored(environment, api)))
  const paste = useMadeActor(machine)
  useEmitted(paste, 'paste.read', ({ lines: read, unread }) => {
    if (read.length > 0) {
      lines.send({ type: 'lines.add', lines: read })
      const unfinished = read.filter(line => 'term' in line || line.marks).length
      toast({
        id: 'line',
        kind: unfinished > 0 ? 'info' : 'success',
        title: t('{count, plural, one {# line added} other {# lines added}}', { count: read.length, locale }),
        ...(unfinished > 0
          ? {
              description: t('{count, plural, one {# line to finish} other {# lines to finish}}', {
                count: unfinished,
                locale,
              }),
            }
          : {}),
      })
    } else if (unread === 0) toast({ id: 'line', kind: 'info', title: t('No rows to add') })
  })
  return paste
}

/**
 * Starts to parse pasted text, with numbers in the format of `locale`. If another paste is running, shows a toast and
 * returns false.
 */
export function beginPaste(paste: PasteActor, text: string, locale: string): boolean {
  const event = { type: 'paste.begin', text, locale } as const
  if (paste.getSnapshot().can(event)) {
    paste.send(event)
    return true
  }
  toast({
    kind: 'error',
    title: t('These rows were not added'),
    description: t('The app is still searching earlier rows. Paste again later.'),
  })
  return false
}

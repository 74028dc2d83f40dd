import { useEffect, useEffectEvent } from 'react'
import type { FilterName } from '#domain/filters/conditions.ts'
import { filterTitles } from '#domain/filters/filter-titles.ts'
import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Names the unreadable filters of the URL in a toast, and removes them with `drop`. */
export function useUnreadableFilters(filters: readonly FilterName[], drop: () => void) {
  const names = listed(filters.map(name => filterTitles[name]))
  const onUnreadable = useEffectEvent(() => {
    toast({
      id: `unreadable ${names}`,
      kind: 'info',
      title: t(
        '{count, plural, one {This filter in the address can’t be read: {names}} other {These filters in the address can’t be read: {names}}}',
        { count: filters.length, names },
      ),
      description: t('{count, plural, one {It is ignored.} other {They are ignored.}}', { count: filters.length }),
      duration: 12_000,
    })
    drop()
  })
  useEffect(() => {
    if (names !== '') onUnreadable()
  }, [names])
}

import { useState } from 'react'
import { t } from '#messages/message.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** `want(then)` loads the module and then calls `then`. If the load fails, a toast with the title `failure` appears. */
export function useLazyModule<Part>(load: () => Promise<Part>, failure: string) {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const loadPart = async (then: () => void) => {
    let part: Part
    try {
      part = await load()
    } catch {
      toast({
        kind: 'error',
        title: failure,
        description: t('A part of the app could not be loaded. Check your connection, then reload the page.'),
      })
      return
    }
    setLoaded({ part })
    then()
  }
  return {
    part: loaded?.part,
    want: (then: () => void) => {
      if (loaded) then()
      else void loadPart(then)
    },
  }
}

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { t } from '#messages/message.ts'
import { media } from '#theme/breakpoints.ts'
import { Button } from '#ui/basics/button.tsx'
import { saveFile } from '#ui/basics/save-file.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { paintElement } from './paint-element.ts'
import { type Slip, slipTitle } from './slip.ts'
import { SlipRoll } from './slip-roll.tsx'
import * as css from './slip-sheet.css.ts'

const png = 'image/png'
const pictureOf = (parts: Blob[], name: string) => new File(parts, name, { type: png })

/** True on touch devices if the browser can pass an image to another app. */
const canShare = () =>
  matchMedia(media.touch).matches &&
  'canShare' in navigator &&
  navigator.canShare({ files: [pictureOf([new Blob(['-'])], 'slip.png')] })

/** Shares the image. Closing the list of apps is not an error. */
async function share(picture: File): Promise<void> {
  try {
    await navigator.share({ files: [picture] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

/**
 * Button that sends an image of the 80 mm slip to another app, for sellers with phones. Downloads the image on other
 * devices.
 */
export function ShareSlip(slip: Omit<Slip, 'printed'>) {
  const { now } = useEnvironment()
  const { name: by } = useUser()
  const paper = useRef<HTMLDivElement>(null)
  // Time of the image in progress.
  const [at, setAt] = useState<number | null>(null)
  const [isShared] = useState(canShare)
  const send = async () => {
    // The slip must have a layout before it is painted.
    flushSync(() => setAt(now()))
    try {
      if (!paper.current) return
      const picture = await paintElement(paper.current)
      const name = `${slipTitle(slip)} ${tradeNumber(slip.trade.id)}.png`
      if (isShared) await share(pictureOf([picture], name))
      else saveFile([picture], name, png)
    } catch {
      toast({
        kind: 'error',
        title: isShared ? t('Could not share the slip') : t('Could not download the slip'),
        description: t('Try again, or print the slip.'),
      })
    } finally {
      setAt(null)
    }
  }
  return (
    <>
      <Button icon={isShared ? 'share' : 'download'} onPress={() => void send()}>
        {isShared ? t('Share slip') : t('Download slip')}
      </Button>
      {at === null ? null : (
        <div className={css.unseen} aria-hidden="true">
          <div ref={paper} className={css.picture}>
            <SlipRoll {...slip} printed={{ at: new Date(at).toISOString(), by }} />
          </div>
        </div>
      )}
    </>
  )
}

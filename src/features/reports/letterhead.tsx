import { Logo } from '#ui/basics/logo.tsx'
import { Name } from '#ui/basics/name.tsx'
import { paperOnly } from '#ui/layout/print.css.ts'
import * as css from './letterhead.css.ts'

/** Head of a printed report. `leads` selects the first item: the product's mark, or the name with its address. */
export const Letterhead = ({
  name,
  address,
  leads,
}: {
  name: string
  address: readonly string[]
  leads: 'mark' | 'name'
}) => (
  <div className={`${leads === 'name' ? css.nameFirst : css.letterhead} ${paperOnly}`}>
    <Logo />
    <address className={css.address}>
      <strong>
        <Name>{name}</Name>
      </strong>
      {address.map(line => (
        <div key={line}>
          <Name>{line}</Name>
        </div>
      ))}
    </address>
  </div>
)

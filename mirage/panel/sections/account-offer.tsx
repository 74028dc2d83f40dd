import { useId } from 'react'
import { type Account, accounts, standardPassword } from '#mirage/data/accounts.ts'
import type { Mock } from '#mirage/mock.ts'
import * as css from './account-offer.css.ts'

const kinds = [
  { type: 'system', label: 'Administrators' },
  { type: 'business', label: 'Businesses' },
  { type: 'collector', label: 'Collectors' },
] as const satisfies ReadonlyArray<{ type: Account['type']; label: string }>

/** Creates a component for the sign-in screen that lists the mock's accounts by type. Deleted accounts are omitted. */
export function createAccountOffer({ knows }: Pick<Mock, 'knows'>) {
  return function AccountOffer({ onUse }: { onUse: (credentials: { username: string; password: string }) => void }) {
    const id = useId()
    return (
      <section className={css.offer} aria-label="Mock accounts" lang="en" dir="ltr">
        <p>Mock accounts. Click one to sign in:</p>
        {kinds.map(({ type, label }) => (
          <div key={type}>
            <h2 id={id + type} className={css.kind}>
              {label}
            </h2>
            <ul className={css.accounts} aria-labelledby={id + type}>
              {accounts
                .filter(account => account.type === type && knows(account.username))
                .map(({ name, username, about }) => (
                  <li key={username}>
                    <button
                      type="button"
                      className={css.account}
                      onClick={() => onUse({ username, password: standardPassword })}
                    >
                      <span className={css.name}>{name}</span> <span>{about}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </section>
    )
  }
}

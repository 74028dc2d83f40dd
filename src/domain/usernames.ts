/** A North American number: optional +1, area code and exchange from 2 to 9, exchange not ending in 11. */
const northAmericanPhone = /^(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9](?!11)\d{2}[ .-]?\d{4}$/

/** Any phone number, as it may have been registered elsewhere: 7 to 15 digits, with the usual signs between them. */
const phone = /^\+?\(?\d(?:[ ().-]*\d){6,14}$/

// The HTML standard's own pattern for `<input type="email">`, with at least one dot in the domain.
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

export const isEmail = (text: string) => email.test(text)
export const isPhone = (text: string) => phone.test(text)
export const isNorthAmericanPhone = (text: string) => northAmericanPhone.test(text)

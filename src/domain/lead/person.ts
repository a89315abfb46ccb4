/** The fields of a form about the person: an artist or a contact. Only some forms ask for a telephone number. */
type PersonFields = ({ name: string } | { artistName: string }) & {
  email: string;
  phone?: string | undefined;
};

/** The person behind a lead. Empty e-mail address: not known; null: no telephone number is known. */
export interface Person {
  name: string;
  email: string;
  phone: string | null;
}

/** Returns the person from the fields of any form. A form that gets a `phone` needs no change here. */
export function personOf(fields: PersonFields): Person {
  return {
    name: 'name' in fields ? fields.name : fields.artistName,
    email: fields.email,
    phone: fields.phone || null,
  };
}

/** Returns the fields with a corrected person, under the names that the form uses. */
export function withPerson<F extends PersonFields>(fields: F, { name, email, phone }: Person): F {
  return {
    ...fields,
    ...('name' in fields ? { name } : { artistName: name }),
    email,
    ...('phone' in fields && { phone: phone ?? '' }),
  };
}

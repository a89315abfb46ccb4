import { describe, expect, it } from 'vitest';
import { contactLead, simulationLead } from '../../../../tests/factories.ts';
import type { DeliveryReport } from '../../ports.ts';
import { deliveriesText, leadsAsCsv } from '../export/export-leads.ts';
import { leadsAsTable } from '../export/lead-table.ts';

const delivery: DeliveryReport = {
  id: 'msg_1',
  destination: 'contact',
  state: 'pending',
  attempts: 0,
  nextAttemptAt: null,
  lastStatus: null,
  lastError: null,
};

describe('deliveriesText', () => {
  it.each([
    [{}, 'contact: pending'],
    [{ state: 'not_configured' as const }, 'contact: not configured'],
    [{ state: 'delivered' as const, attempts: 1, lastStatus: 200 }, 'contact: delivered'],
    [{ attempts: 1, lastStatus: 500 }, 'contact: pending, 1 attempt, HTTP 500'],
    [{ state: 'dead' as const, attempts: 8, lastError: 'timeout' }, 'contact: dead, 8 attempts, timeout'],
  ])('describes state, attempts and last answer of a delivery (case %#)', (changes, text) => {
    expect(deliveriesText([{ ...delivery, ...changes }])).toBe(text);
  });

  it('lists several deliveries one after the other', () => {
    const other = { ...delivery, destination: 'simulator' as const };
    expect(deliveriesText([delivery, other])).toBe('contact: pending; simulator: pending');
  });
});

describe('leadsAsCsv', () => {
  it('writes a line for each lead below the headings, and escapes formulas', () => {
    const contact = contactLead({
      fields: {
        ...contactLead().fields,
        name: '=cmd|calc',
        email: 'a@example.com',
        message: 'one\n"two"',
        platform: 'meta',
      },
    });
    const simulation = simulationLead();
    const csv = leadsAsCsv([
      { lead: contact, phone: null, deliveries: [delivery] },
      { lead: simulation, phone: null, deliveries: [] },
    ]);
    expect(csv).toContain('created,kind,name,email,platform,message,link,newsletter,campaignType,');
    expect(csv).toContain(`2026-11-02T12:00:00.000Z,contact,'=cmd|calc,a@example.com,meta,"one\n""two""",,`);
    expect(csv).toContain(`simulation,${simulation.fields.artistName},`);
    expect(csv).toContain(`,${simulation.fields.views},${simulation.fields.reach},`);
  });

  it('writes the link of a simulation', () => {
    const { fields } = simulationLead();
    const lead = simulationLead({ fields: { ...fields, link: 'https://youtu.be/x' } });
    expect(leadsAsCsv([{ lead, phone: null, deliveries: [] }])).toContain(
      `,${fields.platform},,https://youtu.be/x,,`,
    );
  });
});

describe('leadsAsTable', () => {
  it('aligns one line for each lead', () => {
    const lines = leadsAsTable([
      { lead: simulationLead(), phone: null, deliveries: [{ ...delivery, destination: 'simulator' }] },
      { lead: contactLead({ demo: true }), phone: null, deliveries: [] },
    ]).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^2026-11-02 12:00 {2}simulation +.* simulator: pending$/);
    expect(lines[2]).toMatch(/contact \(demo\).* –$/);
    expect(lines[1]?.indexOf('simulation')).toBe(lines[2]?.indexOf('contact'));
  });

  it('removes control characters that a visitor typed, so that they do not reach the terminal', () => {
    const fields = { ...contactLead().fields, name: 'a\u001b[2Jb\nc' };
    expect(leadsAsTable([{ lead: contactLead({ fields }), phone: null, deliveries: [] }])).toMatch(
      / a \[2Jb c /,
    );
  });

  it('returns "No leads." for an empty list', () => {
    expect(leadsAsTable([])).toBe('No leads.');
  });
});

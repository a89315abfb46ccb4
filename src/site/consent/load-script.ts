/** Requests a vendor's script. The page works without it if it is blocked; `data-failed` then says so (`report-act.ts`). */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.onerror = () => {
    script.dataset['failed'] = '';
  };
  document.head.append(script);
}

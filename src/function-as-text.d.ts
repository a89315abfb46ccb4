declare module '*.ts?function' {
  export const text: string;
}

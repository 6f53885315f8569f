/** The parts of Kubernetes resources that the rules read; the cluster validates the others. */
export interface Resource {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: Spec;
}

export interface Spec {
  strategy?: { rollingUpdate?: { maxUnavailable?: number | string } };
  template?: { spec: PodSpec };
  ttlSecondsAfterFinished?: number;
  podSelector?: PodSelector;
  policyTypes?: string[];
  egress?: { to?: Peer[]; ports?: { port: number }[] }[];
  ingress?: { from?: Peer[]; ports?: { port: number }[] }[];
  /** Of an Ingress. */
  tls?: { hosts?: string[]; secretName?: string }[];
  rules?: { host?: string }[];
  scaleTargetRef?: { name: string };
  selector?: { matchLabels?: Record<string, string> };
}

export interface PodSelector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}

interface Peer {
  podSelector?: PodSelector;
  ipBlock?: { cidr: string };
}

export interface PodSpec {
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } };
  topologySpreadConstraints?: unknown[];
  containers: Container[];
}

export interface Container {
  image: string;
  command?: string[];
  env?: { name: string }[];
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[] };
  };
  readinessProbe?: { httpGet?: { path: string } };
  livenessProbe?: { httpGet?: { path: string } };
  startupProbe?: unknown;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
}
